import { expect } from 'chai'
import { cleanedReply, cleanedText } from '../../../../adapters/language-model/cleaning/cleaned-reply.ts'

const TEXT = 'We cook lunch for 120 people.'

describe('what a model says around a text', () => {
  for (const before of [
    'Here is the answer: ',
    'Sure, here is a draft answer:\n\n',
    'Certainly! ',
    'Answer: ',
    '**Draft answer:**\n',
    'Based on the documents provided, ',
    'According to the provided documents, ',
    'Hier ist die Antwort: ',
    'Basierend auf den bereitgestellten Dokumenten: ',
    'Bien sûr, voici la réponse :\n\n',
    'D’après les documents fournis, ',
    'Aquí está la respuesta: ',
    'Según los documentos proporcionados, ',
    'Ecco la risposta: ',
    'Aqui está a resposta: ',
    'Hier is het antwoord: ',
    'Här är svaret: ',
    'Her er svaret: ',
    'Tässä on vastaus: ',
    'Oto odpowiedź: ',
    'Dyma’r ateb: '.replace('’r', ''),
    'Íme a válasz: ',
    '<thinking>120 or 130?</thinking>',
    '<answer>\n',
    '```markdown\n',
  ])
    it(`is no part of it before it: ${JSON.stringify(before)}`, () => {
      expect(cleanedText(`${before}${TEXT}`)).to.deep.equal({ text: TEXT, isMissing: false, lacking: [] })
    })

  for (const after of [
    '\n\nLet me know if you would like any changes.',
    ' I hope this helps!',
    '\n\nWould you like me to shorten it?',
    '\n\n---\n(6 words)',
    '\n\nIch hoffe, das hilft.',
    '\n\nLassen Sie mich wissen, ob ich etwas ändern soll.',
    '\n\nJ’espère que cela vous aide.'.replace('’', "'"),
    '\n\nEspero que esto sirva.',
    '\n\nFammi sapere se vuoi cambiare qualcosa.',
    '\n\nLaat me weten of je iets wilt wijzigen.',
    '\n\nRhowch wybod i mi os hoffech newid rhywbeth.',
    '</answer>',
    '【4:2†source】',
    ' [1]',
  ])
    it(`is no part of it behind it: ${JSON.stringify(after)}`, () => {
      expect(cleanedText(`${TEXT}${after}`)).to.deep.equal({ text: TEXT, isMissing: false, lacking: [] })
    })

  for (const [said, lacking] of [
    [`${TEXT}\n\nLACKING: The budget; a start date.`, ['The budget', 'a start date']],
    [`${TEXT}\n\n**LACKING:** The budget; a start date`, ['The budget', 'a start date']],
    [`${TEXT} LACKING: the budget`, ['the budget']],
    [`${TEXT}\n\nLACKING:\n- the budget\n- the dates`, ['the budget', 'the dates']],
    [`${TEXT}\n\nMISSING: the budget`, ['the budget']],
    [`${TEXT}\n\nLACKING: none.`, []],
    [`${TEXT} [The budget for the kitchen is still needed]`, ['The budget for the kitchen is still needed']],
    [`${TEXT} It opens on [insert opening date].`, ['insert opening date']],
    [`${TEXT}\n- Venue: TBC`, ['Venue: …']],
    [`${TEXT} Der Saal kostet [Betrag fehlt].`, ['Betrag fehlt']],
    [`${TEXT} La salle coûte [à compléter].`, ['à compléter']],
    [`${TEXT} We ask for £XX,XXX.`, ['We ask for ….']],
  ] as const)
    it(`is told beside it where it says what is missing: ${JSON.stringify(said)}`, () => {
      expect(cleanedText(said)).to.deep.equal({ text: TEXT, isMissing: false, lacking })
    })

  it('says that there is no answer, whatever is before that', () => {
    for (const said of ['MISSING: Upload the budget.', 'Sure! **MISSING:** Upload the budget.'])
      expect(cleanedText(said)).to.deep.equal({ text: 'Upload the budget.', isMissing: true, lacking: [] })
  })

  for (const text of [
    'Here is how we keep people safe: all volunteers are checked.',
    'Based on our survey of 2024, 82% of guests feel less alone.',
    'We will meet parents [choose: monthly or quarterly].',
    '“[The garden] changed my life”, says a visitor. See [our website](https://example.org).',
    'We cook. What we are lacking: space.',
    'Missing meals is common here: 40 children come hungry.',
    'Of course we pay the living wage.',
    'Please let us know if you need our accounts.',
    'Children under 5 < 20; parents > 30.',
    'Dear Sir or Madam,\n\nWe cook lunch.\n\nYours sincerely,\n\n[Your name]\n[Your role and organisation]',
  ])
    it(`is not meant here: ${text.replaceAll('\n', ' ⏎ ')}`, () => {
      expect(cleanedText(text)).to.deep.equal({ text, isMissing: false, lacking: [] })
    })

  it('goes without moving the citations of the reply', () => {
    const block = (text: string) => ({ type: 'text', text }) as const
    const of = { ending: 'done' as const }

    const { reply } = cleanedReply({
      ...of,
      content: [block('Here is the answer: '), block(TEXT), block(' I hope this helps.')],
    })

    expect(reply.content.map((one) => 'text' in one && one.text)).to.deep.equal(['', TEXT, ''])
  })
})
