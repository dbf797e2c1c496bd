import { expect } from 'chai'
import { surviveTranslation } from '../../../apps/web/src/app/survive-translation.ts'

describe('what a browser translates', () => {
  const { removeChild, insertBefore } = Node.prototype
  before(() => surviveTranslation())
  after(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore })
    document.body.innerHTML = ''
  })

  /** Puts an element into the place of a text, as browsers do, with the text in it or without. */
  function translated(keepsText: boolean) {
    document.body.innerHTML = '<p>Two<b>three</b></p>'
    const place = document.querySelector('p')!
    const text = place.firstChild!
    const font = document.createElement('font')
    text.replaceWith(font)
    if (keepsText) font.append(text)
    else font.textContent = 'Zwei'
    return { place, text }
  }

  it('can be taken away', () => {
    for (const keepsText of [true, false]) {
      const { place, text } = translated(keepsText)
      expect(place.removeChild(text)).to.equal(text)
      expect(place.contains(text)).to.equal(false)
    }
  })

  it('can have something put before it', () => {
    const { place, text } = translated(true)
    place.insertBefore(document.createTextNode('One '), text)
    expect(place.textContent).to.equal('One Twothree')

    const lost = translated(false)
    lost.place.insertBefore(document.createTextNode('One '), lost.text)
    expect(lost.place.textContent).to.contain('One ')
  })
})
