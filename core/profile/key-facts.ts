/** Keys of the facts that nearly every form asks for: those that a new account is asked to confirm first. */
export const KEY_FACTS: readonly string[] = [
  'legalName',
  'workingName',
  'charityNumber',
  'companyNumber',
  'registeredAddress',
  'website',
  'contactName',
  'contactEmail',
  'contactTelephone',
  'mission',
]
