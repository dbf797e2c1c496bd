import type { Examples } from './call.ts'

/** Facts of the organisation; the address names its mission. */
export const profileCallExamples = {
  'POST /account/profile/:key': {
    sends: () => ({ json: { value: 'We teach people to sail.', state: 'confirmed', validUntil: '2027-03-31' } }),
    wrong: {
      sends: () => ({ json: { value: 5, state: 'perhaps', validUntil: 'soon' } }),
      fields: ['value', 'state', 'validUntil'],
    },
  },
  'POST /account/profile': {
    sends: () => ({ json: { label: 'Lead partner', value: 'The Harbour Trust' } }),
    wrong: {
      sends: () => ({ json: { key: 'charityNumber', label: ' ', value: ' ' } }),
      fields: ['key', 'label', 'value'],
    },
  },
} satisfies Partial<Examples>
