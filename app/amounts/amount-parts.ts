export { amountParts, type AmountParts } from '../../domain/recipes/amounts/amount-text.rules.ts';
