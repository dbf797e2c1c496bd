import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { addAnsweredApplication } from './answered-questions.ts'
import { usePageWorld } from './page-world.ts'

describe('the page from which answers are pasted into a web form', () => {
  const world = usePageWorld()

  before(() => preload('/proposals/x/portal'))

  async function openPortal() {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(`${path}/portal`, person)
    await screen.findByRole('heading', { level: 1, name: 'Web form: Garden fund' })
    return { page, person, path }
  }

  const card = () => within(screen.getByRole('article'))

  it('shows one answer at a time, copies it as plain text, ticks it, and keeps the tick', async () => {
    const { page, person, path } = await openPortal()
    const answer = card().getByRole('region', { name: 'Answer to paste' }).textContent
    await page.user.click(card().getByRole('button', { name: 'Copy' }))

    await screen.findByText(/^1 of 3 copied/)
    expect(page.clipboard.text).to.equal(answer)
    await page.user.keyboard('{ArrowRight}')
    await screen.findByRole('article', { name: 'Question 2 of 3' })
    expect(window.location.search).to.match(/question=[0-9a-f]{24}/)
    await page.settles()
    await world().open(`${path}/portal`, person)
    await screen.findByText(/^1 of 3 copied/)
    within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('link', { name: /^1\. .+ Copied$/ })
  })

  it('leads back by a link, which browsers open in a tab of its own as well', async () => {
    const { page, path } = await openPortal()
    const back = screen.getByRole('link', { name: 'Application' })
    expect(back.getAttribute('href')).to.equal(path)
    await page.user.click(back)
    await page.arrivesAt(path)
  })

  it('copies by key, and takes a tick away', async () => {
    const { page } = await openPortal()
    await page.user.keyboard('c')
    await screen.findByText(/^1 of 3 copied/)
    await page.user.click(card().getByRole('button', { name: 'Mark as not copied' }))

    await screen.findByText(/^0 of 3 copied/)
    await page.settles()
  })

  it('lists the questions by section with what is copied, and on request what is not', async () => {
    const { page } = await openPortal()
    const list = () => within(screen.getByRole('navigation', { name: 'Questions' }))
    const states = () =>
      list()
        .getAllByRole('link')
        .map(({ textContent }) => / (Copied|Not copied|No answer)$/.exec(textContent)?.[1])
    expect(states()).to.deep.equal(['Not copied', 'No answer', 'Not copied'])
    await page.user.click(screen.getByText('Not copied (2)'))
    await waitFor(() => expect(states()).to.deep.equal(['Not copied', 'Not copied']))
    await page.user.click(card().getByRole('button', { name: 'Copy' }))

    await screen.findByText('Not copied (1)')
    expect(states(), 'the one that is in sight stays').to.deep.equal(['Copied', 'Not copied'])
    await page.user.keyboard('{ArrowRight}')
    await screen.findByRole('article', { name: 'Question 3 of 3' })
    expect(states()).to.deep.equal(['Not copied'])
    expect(page.address).to.contain('show=not-copied')
    await page.user.click(screen.getByText('All (3)'))
    await waitFor(() => expect(states()).to.have.length(3))
    await page.user.click(list().getAllByRole('link')[0]!)
    await screen.findByRole('article', { name: 'Question 1 of 3' })
    await page.settles()
  })

  it('counts as the form counts, once somebody says how', async () => {
    const { page } = await openPortal()
    const count = () => Number(/(\d+) characters/.exec(card().getByText(/characters$/).textContent)?.[1])
    const before = count()
    await page.user.click(screen.getByRole('combobox', { name: 'How the form counts' }))
    await page.user.click(await screen.findByText('Characters without spaces'))

    await waitFor(() => expect(count()).to.be.lessThan(before))
    await page.settles()
  })
})
