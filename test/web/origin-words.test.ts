import { expect } from 'chai'
import { originWords } from '../../apps/web/src/shared/editor/origin-words.ts'

const AUTHOR = { _id: 'sam', name: 'Sam Lee' }

describe('where a text comes from, in words', () => {
  const draft = { origin: 'model', basis: 'model', author: null, modelName: 'mistral-small' } as const
  const edited = { ...draft, origin: 'person', author: AUTHOR } as const
  for (const [state, words] of [
    [draft, 'Draft by mistral-small'],
    [{ ...draft, modelName: undefined }, 'Draft by a language model'],
    [edited, 'Draft by mistral-small, edited by Sam Lee'],
    [{ ...edited, author: { ...AUTHOR, _id: 'own' } }, 'Draft by mistral-small, edited by you'],
    [{ ...edited, basis: 'documents' }, 'From your documents, edited by Sam Lee'],
    [{ ...edited, basis: null }, 'Written by Sam Lee'],
  ] as const)
    it(words, () => expect(originWords(state, 'own')).to.equal(words))
})
