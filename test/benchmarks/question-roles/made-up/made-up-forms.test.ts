import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'chai'
import { printedItems } from '../../../../adapters/extractive/questions/printed-form.ts'
import { labelItems, type ItemLabel } from './label-items.ts'
import { madeUpForm, writtenForms } from './made-up-forms.ts'
import { FORMS } from './forms-folder.ts'
import { parseForm } from './parse-form.ts'

const FORM = parseForm(
  'club.form',
  `title: Club Fund
language: cy
--
H1 Your club
N Write in ink.
Q name | Name of the club
O yes-no | Are you a charity?
Q text | What would you like to do?
G Tell us when and where.
L 200 words
D I confirm that this is true.
`,
)

describe('Made-up forms', () => {
  it('are short files that can be read', () => {
    const names = readdirSync(FORMS).filter((name) => name.endsWith('.form'))

    expect(names.filter((name) => statSync(path.join(FORMS, name)).size > 6_144)).to.deep.equal([])
    expect(writtenForms()).to.have.length(names.length)
  })

  it('are refused where a line says nothing that is known', () => {
    expect(() => parseForm('a.form', 'title: A\n--\nZ what')).to.throw('no element')
    expect(() => parseForm('a.form', 'title: A\n--\nQ colour | Which?')).to.throw('no kind')
  })

  it('have every line labelled, in whatever file they are set', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { form, words, layout, written } = await madeUpForm(FORM, seed)

      const labels = labelItems(printedItems(form), words)

      const asked = labels.flatMap(begunIn).map(({ element }) => written.elements[element!]!.text)
      expect([...new Set(asked)], layout).to.deep.equal(['Name of the club', 'What would you like to do?'])
      expect(
        labels.some(({ role }) => role === 'heading'),
        layout,
      ).to.equal(true)
    }
  })

  it('are the same from the same seed', async () => {
    const [first, again] = [await madeUpForm(FORM, 5), await madeUpForm(FORM, 5)]

    expect(again.form).to.deep.equal(first.form)
    expect((await madeUpForm(FORM, 6)).layout).not.to.equal(first.layout)
  })

  it('lose few of their questions on the way through a file', async () => {
    const some = writtenForms().filter((_, index) => index % 12 === 0)
    const made = await Promise.all(some.map((written, index) => madeUpForm(written, 700 + index)))

    const asked = made.flatMap(({ written }) => written.elements.filter(({ role }) => role === 'question'))
    const found = made.flatMap(({ form, words }) => {
      const begun = labelItems(printedItems(form), words).flatMap(begunIn)
      return [...new Set(begun.map(({ element }) => element))]
    })
    expect(found.length / asked.length).to.be.above(0.95)
  })
})

/** The questions that begin in an item, or in a column of it. */
function begunIn(label: ItemLabel) {
  return [label, ...label.columns].filter(({ role, starts }) => role === 'question' && starts)
}
