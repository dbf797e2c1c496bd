import { expect } from 'chai'
import { docxOf, p, table, tc } from '../../file-formats/form-files.ts'
import { find } from './found-questions.ts'

async function limited(name: string, content: string | Uint8Array) {
  return (await find(name, content)).map(({ text, limit }) => [text, limit.words ?? limit.characters])
}

const fieldsOf = (...rows: string[][]) =>
  docxOf(table(rows.map((row) => row.map((cell) => tc(cell === '' ? '<w:p/>' : p(cell))))))

describe('limits of found questions', () => {
  it('are read from the column of a table that describes its fields', async () => {
    const characters = fieldsOf(
      ['Question', 'Type', 'Help text', 'Mandatory', 'Character limits'],
      ['Registered name', 'Short text', 'As on your governing document', 'Yes', '120 characters'],
      ['Trading name (if different)', 'Short text', '', 'No', '80 characters'],
      ['Tell us what you do', 'Long text', '', 'Yes', '1,500'],
    )
    const words = fieldsOf(
      ['Field', 'Input type', 'Guidance', 'Word limits'],
      ['Why is the work needed? (evidence counts)', 'Text area', 'Say how you know', '300 words'],
      ['Who will run it?', 'Text area', '', '150'],
    )

    expect(await limited('form.docx', characters)).to.deep.equal([
      ['Registered name', 120],
      ['Trading name (if different)', 80],
      ['Tell us what you do', 1500],
    ])
    expect(await limited('form.docx', words)).to.deep.equal([
      ['Why is the work needed? (evidence counts)', 300],
      ['Who will run it?', 150],
    ])
  })

  it('make the heading above help a question', async () => {
    const form = `# Harbour Fund

## Work plan

A description of the work that the money is for, with the people who will do it (maximum of 600 words).

## Summary for the public

In no more than 80 words, sum up what will happen. We print this text in our yearbook.

## Partners

Partners often know best what a place lacks. Name those you work with, and say what they add (up to 150 words)
`
    expect(await limited('form.md', form)).to.deep.equal([
      ['Work plan', 600],
      ['Summary for the public', 80],
      ['Partners', 150],
    ])
  })

  it('stand below help with a question', async () => {
    const form = `Group fund

1. What does your group do?

Max 200 words.

____________________

Tell us about your members

For example, where they live and how old they are.

Max 40 words.

____________________

Describe your premises

You may be renting, or meeting in homes.

No more than 500 characters

____________________
`
    expect(await limited('form.txt', form)).to.deep.equal([
      ['What does your group do?', 200],
      ['Tell us about your members', 40],
      ['Describe your premises', 500],
    ])
  })
})
