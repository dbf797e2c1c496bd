import { expect } from 'chai'
import { openChromium } from './chromium.ts'

describe('the browser of the tests', () => {
  it('runs the script of a page', async () => {
    const browser = await openChromium()
    const page = await browser.newPage()

    await page.setContent('<p id="sum"></p><script>sum.textContent = 20 + 22</script>')

    expect(await page.textContent('#sum')).to.equal('42')
    await browser.close()
  })
})
