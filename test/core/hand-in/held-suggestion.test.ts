import { expect } from 'chai'
import { heldValue } from '../../../core/hand-in/held-suggestion.ts'
import type { FoundSuggestion, ItemsTask } from '../../../core/hand-in/ports.ts'
import { anAnswer } from '../../support/builders.ts'

type Item = ItemsTask['items'][number]

const PASSAGE =
  'We are a registered charity, number 1123456, and not a school. Our safeguarding policy was adopted in 2023. ' +
  'We have no reserves policy.'

const item = (of: Partial<Item>): Item => ({ kind: 'choice', text: 'Legal status', section: null, options: [], ...of })
const found = (of: Partial<FoundSuggestion>): FoundSuggestion => {
  const source = { ...anAnswer().sources[0]!, passage: PASSAGE }
  return { at: 0, options: [], isYes: true, quote: 'We are a registered charity', source, ...of }
}

const STATUS = item({ options: ['Registered charity', 'Company limited by guarantee', 'School'] })
const safeguarding = item({ kind: 'yes-no', text: 'Do you have a safeguarding policy?', options: ['Yes', 'No'] })
const reserves = item({ kind: 'yes-no', text: 'Do you have a reserves policy?', options: ['Yes', 'No'] })
const ADOPTED = 'Our safeguarding policy was adopted in 2023'
const NO_RESERVES = 'We have no reserves policy'

describe('a suggestion for a box of a form', () => {
  it('is what the quoted words of its source say in words of the form', () => {
    expect(heldValue(STATUS, found({ options: ['registered charity'] }))).to.equal('Registered charity')
    expect(heldValue(safeguarding, found({ quote: ADOPTED }))).to.equal('Yes')
    expect(heldValue(reserves, found({ quote: NO_RESERVES, isYes: false }))).to.equal('No')
    expect(heldValue(item({ text: 'Registered charity' }), found({}))).to.equal('Registered charity')
    const named = item({ options: ['Charity (registered charity)', 'Company'] })
    expect(heldValue(named, found({ options: ['Charity (registered charity)'] }))).to.equal(named.options[0])
  })

  it('is none whose words stand elsewhere, deny it or are about something else', () => {
    const none: [Item, Partial<FoundSuggestion>][] = [
      [STATUS, { options: ['Registered charity'], quote: 'We are the registered charity' }],
      [STATUS, { options: ['Registered charity'], quote: '' }],
      [STATUS, { options: ['Company limited by guarantee'] }],
      [STATUS, { options: ['Registered charity', 'School'] }],
      [STATUS, { options: ['Trust'] }],
      [STATUS, { options: [] }],
      [STATUS, { options: ['School'], quote: 'and not a school' }],
      [safeguarding, { quote: 'We are a registered charity' }],
      [safeguarding, { quote: ADOPTED, isYes: false }],
      [reserves, { quote: NO_RESERVES, isYes: true }],
      [item({ kind: 'yes-no', text: safeguarding.text }), { quote: ADOPTED }],
      [item({ text: 'Registered charity' }), { isYes: false }],
      [item({ text: 'Unincorporated association' }), {}],
    ]
    for (const [asked, of] of none) expect(heldValue(asked, found(of)), JSON.stringify([asked, of])).to.equal(null)
  })
})
