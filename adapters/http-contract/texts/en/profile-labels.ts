/** What each fact of the profile is called, by its key without a year. */
export const factLabels = {
  legalName: 'Legal name',
  workingName: 'Working name',
  legalForm: 'Legal form',
  charityNumber: 'Charity number',
  companyNumber: 'Company number',
  taxNumber: 'Tax or VAT number',
  founded: 'Founded',
  registeredAddress: 'Registered address',
  postalAddress: 'Postal address',
  website: 'Website',
  contactName: 'Main contact',
  contactRole: 'Main contact’s role',
  contactEmail: 'Main contact’s email',
  contactTelephone: 'Main contact’s telephone',
  signatoryName: 'Signatory',
  signatoryRole: 'Signatory’s role',
  signatoryEmail: 'Signatory’s email',
  signatoryTelephone: 'Signatory’s telephone',
  yearEnd: 'Financial year end',
  income: 'Income',
  expenditure: 'Expenditure',
  reserves: 'Reserves',
  staff: 'Staff',
  volunteers: 'Volunteers',
  trustees: 'Trustees',
  peopleReached: 'People reached',
  mission: 'Mission',
  area: 'Area of work',
  safeguardingLead: 'Safeguarding lead',
  safeguardingPolicy: 'Safeguarding policy',
  equalityPolicy: 'Equality policy',
  healthAndSafetyPolicy: 'Health and safety policy',
  dataProtectionPolicy: 'Data protection policy',
  environmentalPolicy: 'Environmental policy',
  insurance: 'Insurance',
  bankName: 'Bank',
  accountName: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
} as const

export type FactLabels = typeof factLabels

/** "Income 2024"; the key itself where it is of a newer release. */
export function factLabel(key: string, year: number | null): string {
  const name = (factLabels as Readonly<Record<string, string>>)[key] ?? key
  return year === null ? name : `${name} ${year}`
}
