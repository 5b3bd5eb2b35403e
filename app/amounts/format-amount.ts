export { amountNumberText, formatAmount } from '../../domain/recipes/amounts/amount-text.rules.ts';
