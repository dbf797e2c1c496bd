import { expect } from 'chai'
import { keepFocus } from '../../../apps/web/src/shared/focus-keeper.ts'
import { eventually } from '../../support/waiting.ts'

const row = (name: string) =>
  `<li><button type="button">Open ${name}</button><button type="button">Remove ${name}</button></li>`

describe('the focus, when what had it goes', () => {
  let end: () => void
  beforeEach(() => {
    document.body.innerHTML = `<main><h1>Costs</h1><ul>${['Oven', 'Cook', 'Rent'].map(row).join('')}</ul></main>`
    end = keepFocus()
  })
  afterEach(() => {
    end()
    document.body.innerHTML = ''
  })

  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
  const remove = (name: string) => {
    button(name).focus()
    button(name).closest('li')!.remove()
  }
  const isOn = (text: string) => eventually(() => expect(document.activeElement?.textContent).to.equal(text))

  it('goes to the like control of the next row, of the one before where none follows, then to the heading', async () => {
    remove('Remove Cook')
    await isOn('Remove Rent')
    remove('Remove Rent')
    await isOn('Remove Oven')
    remove('Remove Oven')
    await isOn('Costs')
  })

  it('goes to the next row from a dialog whose opener has gone with its row', async () => {
    button('Remove Oven').focus()
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button type="button">Yes</button></div>')
    button('Yes').focus()
    document.querySelector('li')!.remove()
    document.querySelector('[role=dialog]')!.remove()

    await isOn('Remove Cook')
  })
})
