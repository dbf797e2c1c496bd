/**
 * Lower-case letters from Latin to Greek Extended, for a character class. Unicode property classes and the flag `i`
 * make long expressions slow to compile: tens of milliseconds each, on the serving thread, and again after every
 * collection of unused code.
 */
export const LETTERS = String.raw`a-zªµº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff`
