/** Of scrypt. It is part of every stored hash: with another cost no password is right any more. */
export const passwordCost = { N: 16_384, r: 16, p: 1 };
