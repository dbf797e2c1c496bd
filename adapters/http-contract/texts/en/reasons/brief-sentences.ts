export const briefSentences = {
  'brief.being-proposed': 'The documents of this project are being read for its brief just now.',
  'brief.budget-changed': 'Somebody else changed the budget in the meantime. Your changes are not saved.',
  'brief.documents-required': 'Upload project documents on the Grants tab before you have a brief proposed.',
  'brief.failed': 'The brief could not be proposed. Please try again.',
}
