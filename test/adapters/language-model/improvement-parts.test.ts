import { expect } from 'chai'
import { improvementParts } from '../../../adapters/language-model/answers/improvement-parts.ts'

const SAID = 'I made it shorter.'
const TEXT = 'We welcomed 1,240 people.\n\nAnswer: yes, all of them.'

describe('the parts of a chat reply', () => {
  const both = [
    ['REPLY:', 'ANSWER:'],
    ['**REPLY:**', '**ANSWER:**'],
    ['**REPLY**:', '**ANSWER**:'],
    ['Reply -', 'ANSWER :'],
    ['## Reply:', '## Answer:'],
    ['> reply：', 'Answer –'],
    ['RÉPONSE :', 'NOUVELLE RÉPONSE :'],
    ['Réponse :', 'Réponse :'],
    ['ANTWORT:', 'NEUE ANTWORT:'],
    ['Ymateb:', 'Ateb:'],
    ['Respuesta:', '**Nueva respuesta:**'],
  ] as const
  for (const [reply, answer] of both)
    it(`understands “${reply}” and “${answer}”`, () => {
      const parts = improvementParts(`${reply} ${SAID}\n\n${answer}\n${TEXT}`)

      expect(parts).to.deep.equal({ reply: SAID, answer: TEXT })
    })

  it('reads what stands before them and one part alone', () => {
    expect(improvementParts(`Sure.\n\nREPLY: ${SAID}\nANSWER:\n${TEXT}`)).to.deep.equal({ reply: SAID, answer: TEXT })
    expect(improvementParts(`REPLY: ${SAID}`)).to.deep.equal({ reply: SAID, answer: null })
    expect(improvementParts(`REPLY: ${SAID}\nANSWER:\n `)).to.deep.equal({ reply: SAID, answer: null })
    expect(improvementParts(`ANSWER:\n${TEXT}`)).to.deep.equal({ reply: '', answer: TEXT })
  })

  it('finds no parts in any other text', () => {
    for (const text of ['', SAID, TEXT.split('\n')[0]!, 'We reply to every letter - always.', 'The answer: 42'])
      expect(improvementParts(text)).to.equal(null)
  })
})
