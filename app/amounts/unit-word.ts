export { unitWord } from '../../domain/recipes/amounts/amount-text.rules.ts';
