/** Texts of amount fields. */
export const amounts = {
  understood: (amount: string) => `= ${amount}`,
  ambiguous: (amounts: readonly string[], typed: readonly string[]) =>
    `This could be ${amounts.join(' or ')}. Type ${typed.join(' or ')}.`,
  otherCurrency: (typed: string, expected: string) => `This is in ${typed}, but the currency is ${expected}.`,
  invalid: 'Enter an amount such as 1200 or 1200.50.',
}
