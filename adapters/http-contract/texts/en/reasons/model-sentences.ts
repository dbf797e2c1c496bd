import type { OutageReason } from '../../../writing-service.ts'

export const modelSentences = {
  'model.cancelled': 'This was stopped before the writing service had finished. Ask for it again if you still need it.',
  'model.cut-off': 'The text was cut short at its greatest length, so nothing was kept. Ask for a shorter text.',
  'model.empty': 'The language model replied with nothing. Please try again in a few minutes.',
  'model.key-refused':
    'The language model refuses the key of this installation. Please tell your administrator, who can set another.',
  'model.limit-reached':
    'The language model’s limit for this month, set at its vendor, is reached. Please tell your administrator, who can raise it.',
  'model.no-credit': 'The language model’s credit is used up. Please tell your administrator, who can top it up.',
  'model.nothing-handed-in': 'The language model did not hand in what it was asked for.',
  'model.organisation-disabled':
    'The language model’s vendor has closed the account of this installation. Please tell your administrator.',
  'model.over-rate':
    'This is more text at once than the language model’s key may send in a minute. Please tell your administrator.',
  'model.paused': ({ reason }: { readonly reason: OutageReason }) =>
    reason === 'unavailable'
      ? 'The writing service is not available at the moment. We try again by ourselves.'
      : 'The writing service can’t be used until your administrator has put it right. Please tell them. Nothing is lost.',
  'model.refused': 'The writing service declined to write this. Ask for it in other words, or write it yourself.',
  'model.request-refused': 'The language model could not take this request. Please tell your administrator.',
  'model.request-too-large': 'This is more text than the language model can read at once.',
  'model.search-unavailable': 'The web can’t be searched just now. Please try again in a few minutes.',
  'model.stays-on-server':
    'Your documents stay on this server, so no language model is asked. You can change that in the settings.',
  'model.test-under-way': 'The language model is being tested just now. Please wait for what comes of it.',
  'model.too-long': 'The question and what is needed for it are more than the language model can read at once.',
  'model.unavailable': 'The language model can’t be reached just now. Please try again in a few minutes.',
  'model.unknown': 'The language model that is configured does not exist. Please tell your administrator.',
  'model.wrong-address': 'At the address of the language model something else answers. Please tell your administrator.',
  'spending.held':
    'What is left of this month’s limit for the language model is in use just now. It is tried again shortly.',
  'spending.limit-reached': ({ until }: { readonly until?: string }) =>
    `This month’s allowance for the writing service is used up. It starts again ${until === undefined ? 'next month' : `on ${dayOf(until)}`}. Nothing is lost: try again then, or ask your administrator to raise the limit.`,
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
