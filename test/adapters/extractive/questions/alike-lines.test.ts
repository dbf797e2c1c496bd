import { expect } from 'chai'
import { find, texts } from './found-questions.ts'

describe('lines of a form that are alike', () => {
  it('takes every request of a list below a heading, however little one says by itself', async () => {
    const form = [
      'Please set out your proposal under these headings.',
      'About your society',
      '- Summarise how the society began.',
      '- State the aims of the society.',
      '- Outline what members do now.',
      '- Highlight what the society is proud of.',
      'About the orchard',
      '- Describe the work you would like to do.',
      '- Identify who in the village will benefit.',
      '- Outline the skills of those who will lead it.',
      '- Provide a calendar for the work.',
    ].join('\n')

    expect(await texts('call.txt', form)).to.include.members([
      'Highlight what the society is proud of.',
      'Outline the skills of those who will lead it.',
      'Provide a calendar for the work.',
    ])
  })

  it('takes requests of a Markdown list, and none of a list of attachments', async () => {
    const form = [
      '# Small repairs grant',
      '## The building',
      'We ask you to:',
      '- Describe the repair that is needed',
      '- Explain why it is urgent',
      '- Define what happens without a grant',
      '## The people',
      'We ask you to:',
      '- Describe who uses the building',
      '- Explain how they will be heard',
      '- Define how the work is overseen',
      '## Attachments',
      '- A copy of the lease',
      '- Photographs of the damage',
    ].join('\n')
    const found = await texts('repairs.md', form)

    expect(found).to.include.members([
      'Define what happens without a grant',
      'Define how the work is overseen',
      'Describe who uses the building',
    ])
    expect(found).to.not.include.members(['A copy of the lease', 'Photographs of the damage'])
  })

  it('keeps the points of a question with the question', async () => {
    const form =
      '1. Describe your project. Please cover:\n- What you will do\n- Who will take part\n- How you will pay for it\n'

    expect(await texts('one.txt', form)).to.deep.equal(['Describe your project.'])
  })

  it('takes the names of parts above their fields for headings', async () => {
    const club = '1. CLUB DETAILS\n\nName: ________\n\nAddress: ________\n\nEmail: ________\n'
    const person = 'Kontaktdaten\n\nVorname: ________\n\nNachname: ________\n\nTelefon: ________\n'

    expect(await texts('club.txt', club)).to.deep.equal(['Name', 'Address', 'Email'])
    expect(await texts('person.txt', person)).to.deep.equal(['Vorname', 'Nachname', 'Telefon'])
  })

  it('takes what stands alone below each heading', async () => {
    const form = [
      '**The need**',
      'What problem do you see? How do you know of it?',
      '',
      '**Dangers**',
      'What might you not manage? What would you do then?',
      '',
      '**Neighbours**',
      'Which groups do you work with? What do they bring?',
    ].join('\n')

    expect(await texts('prompts.md', form)).to.have.length(3)
  })

  it('reads what follows “(Optional)” as help, with its limit', async () => {
    const form =
      'What have you grown before, and where?\n\n(Optional) This helps us to see what you know. (max 900 characters)\n\nWhat will you grow now?\n\n(Optional) Seeds and trees both count. (max 700 characters)\n'
    const found = await find('garden.txt', form)

    expect(found.map(({ text }) => text)).to.deep.equal([
      'What have you grown before, and where?',
      'What will you grow now?',
    ])
    expect(found.map(({ limit }) => limit.characters)).to.deep.equal([900, 700])
  })
})
