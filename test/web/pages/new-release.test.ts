import { screen } from '@testing-library/dom'
import { expect } from 'chai'
import { dom } from './dom.ts'
import { usePageWorld } from './page-world.ts'

const pageOf = (script: string) =>
  `<script type="application/json" id="runtime-config">{}</script><script type="module" src="${script}"></script>`

describe('a page under which the server was upgraded', () => {
  const world = usePageWorld()

  /** As Vite tells of code that could not be loaded, while the server answers with this page. */
  async function losesCode(answer: string) {
    const page = await world().open('/projects', await world().person())
    const own = document.createElement('script')
    own.setAttribute('type', 'module')
    own.setAttribute('src', '/assets/index-1.js')
    document.head.append(own)
    await page.reload()
    await screen.findByText('Start with your first project')
    const heldBack = globalThis.fetch
    globalThis.fetch = async (address, init) => (address === '/' ? new Response(answer) : heldBack(address, init))
    try {
      for (let turn = 0; turn < 20 && screen.queryByText(/new release/) === null; turn++) {
        dom.dispatchEvent(new dom.Event('vite:preloadError'))
        await page.settles()
      }
    } finally {
      globalThis.fetch = heldBack
      own.remove()
    }
    return screen.queryByText('There is a new release of Grantwright') !== null
  }

  it('says that there is a new release', async () => {
    expect(await losesCode(pageOf('/assets/index-2.js'))).to.equal(true)
  })

  it('says nothing where its own release is served, or the page of something else', async () => {
    expect(await losesCode(pageOf('/assets/index-1.js'))).to.equal(false)
    expect(await losesCode('<h1>Log in to the Wi-Fi</h1>')).to.equal(false)
  })
})
