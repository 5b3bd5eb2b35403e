import { vi } from 'vitest';

/**
 * Members of tests sign up and log in by the hundred, and each password takes a tenth of a second of
 * a core to hash. What is hashed as in production is in passwords.test.ts.
 */
vi.mock('../passwords/password-cost.ts', () => ({ passwordCost: { N: 16, r: 1, p: 1 } }));
