import { expect } from 'chai'
import { isContactLabel, isFactLabel } from '../../../../adapters/extractive/questions/fact-labels.ts'
import { cleanPrompt, partPrompt } from '../../../../adapters/extractive/questions/prompt-text.ts'
import { askingOf, type Asking } from '../../../../adapters/extractive/questions/prompts.ts'

describe('askingOf', () => {
  const lines: [Asking, string][] = [
    ['open', 'What challenges are you trying to address?'],
    ['open', 'If applicable, how many board members does your organisation have?'],
    ['open', 'Have you measured your impact? If so, what are the results?'],
    ['open', 'De quels moyens disposez-vous aujourd’hui ?'],
    ['open', 'Wie hoch sind die Kosten?'],
    ['open', '¿Cuáles son los objetivos del proyecto?'],
    ['open', 'Quali sono gli obiettivi?'],
    ['open', 'Mitkä ovat hankkeen tavoitteet?'],
    ['open', 'Vilka är projektets mål?'],
    ['open', 'ما هي أهداف المشروع؟'],
    ['open', 'Have you done this before? And if so, can you tell us how it went?'],
    ['request', 'Could you explain why the hall matters?'],
    ['request', 'Can you please describe the pond'],
    ['yes-no', 'Can you start in May?'],
    ['yes-no', 'Is this your first application?'],
    ['yes-no', 'Ist die Gemeinnützigkeit anerkannt?'],
    ['request', 'Describe your project.'],
    ['request', 'Please briefly explain the need for it'],
    ['request', 'In no more than 150 words, summarise your project.'],
    ['request', 'Company – give registration number'],
    ['request', 'Of the posts filled last year, please estimate the number that are new'],
    ['request', 'Bitte beschreiben Sie Ihr Vorhaben'],
    ['request', 'Décrivez votre projet'],
    ['request', 'Describa brevemente el proyecto'],
    ['follow-up', 'If yes, please give details'],
    ['follow-up', 'Si oui, lequel ?'],
    ['instruction', 'Upload your project plan'],
    ['instruction', 'Please return the form by e-mail'],
    ['instruction', 'Please tick one box'],
    ['instruction', 'Zutreffendes bitte ankreuzen'],
    ['label', 'Name of organisation'],
    ['label', 'Contact number'],
    ['label', 'Place of birth'],
    ['label', 'Place of work:'],
    ['instruction', 'Place the form in the box'],
    ['label', 'List of partners'],
    ['prose', 'In this section, tell us about your project.'],
    ['prose', 'Please provide the following information in no more than five pages.'],
    ['prose', 'We fund projects that last for up to three years.'],
  ]
  for (const [asking, line] of lines) {
    it(`tells that "${line}" is of the kind ${asking}`, () => {
      expect(askingOf(line)).to.equal(asking)
    })
  }
})

describe('isFactLabel', () => {
  for (const label of [
    'Project title',
    'Charity registration number',
    'Total amount requested',
    'Start date',
    'Anschrift',
    'Courriel',
    'Correo electrónico',
  ]) {
    it(`knows "${label}"`, () => {
      expect(isFactLabel(label)).to.equal(true)
    })
  }

  it('knows no headings, even where they begin with the word of another language', () => {
    expect(['Data Management and Transfer', 'Our values', 'Case for support'].filter(isFactLabel)).to.deep.equal([])
  })

  it('tells contact facts from others', () => {
    expect(['Full name', 'Email address', 'Job title'].every(isContactLabel)).to.equal(true)
    expect(isContactLabel('Total amount requested')).to.equal(false)
  })
})

describe('cleanPrompt', () => {
  it('drops ordinal, colon, leaders, underscores and required mark', () => {
    expect(
      ['3a. Name:', 'Name ........', 'Name: ____', 'Name *', 'Amount requested: £'].map(cleanPrompt),
    ).to.deep.equal(['Name', 'Name', 'Name', 'Name', 'Amount requested'])
  })
})

describe('partPrompt', () => {
  it('keeps sentences that ask and parts those that help', () => {
    expect(
      partPrompt('List three references. For each reference, please give a name and a telephone number.'),
    ).to.deep.equal({
      text: 'List three references.',
      help: 'For each reference, please give a name and a telephone number.',
    })
  })

  it('keeps a second question and a limit with the first', () => {
    const text = 'How will you do it? Who will be involved? (max 300 words)'

    expect(partPrompt(text)).to.deep.equal({ text, help: null })
  })

  it('keeps what asks after a sentence that does not', () => {
    const space = 'This question is optional. You can use this space to add anything that helps your application.'
    const box = 'These answers are voluntary. You may use this box to tell us about earlier grants.'

    for (const text of [space, box]) expect(partPrompt(text)).to.deep.equal({ text, help: null })
  })
})
