import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addApplication } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'

describe('facts of an application', () => {
  const world = usePageWorld()

  const confirm = ({ actor }: Person, key: string, value: string) =>
    world().useCases.changeFact.execute({ actor, key, value, state: 'confirmed', validUntil: null })

  async function openFacts(questions: readonly string[], known: Readonly<Record<string, string>> = {}) {
    const person = await world().person()
    for (const [key, value] of Object.entries(known)) await confirm(person, key, value)
    const path = await addApplication(world(), person, { questions })
    await world().workOff()
    const page = await world().open(path, person)
    await screen.findAllByRole('article')
    await page.settles()
    return { page, path }
  }

  const row = (question: string) => screen.getByRole('article', { name: question })
  const field = (question: string) => within(row(question)).getByRole<HTMLTextAreaElement>('textbox')
  const focused = () => document.activeElement?.closest('article')?.querySelector('h2')?.textContent

  it('are written one after the other, and what several wait for is told once', async () => {
    const { page } = await openFacts(['Charity number', 'Email', 'Registered charity no.', 'Website'])
    expect(screen.queryByRole('region', { name: 'What we still need from you' })).to.equal(null)

    await page.user.type(field('Charity number'), '1123456{Enter}')
    expect(focused()).to.equal('Email')
    await waitFor(() => expect(field('Registered charity no.').value).to.equal('1123456'))
    await page.user.type(field('Email'), 'nobody{Enter}')
    await within(row('Email')).findByText('Please give an email address.')
    await page.user.tab({ shift: true })
    expect(focused()).to.equal('Email')
    await page.settles()

    expect(page.calls.count('POST /proposals/*/gaps')).to.equal(2)
  })

  it('keep what is typed while another field tells the same', async () => {
    const { page, path } = await openFacts(['Charity number', 'Registered charity no.'])
    const letGo = page.calls.hold(`POST ${path}/gaps`)
    await page.user.type(field('Charity number'), '1123456{Enter}')
    await page.user.type(field('Registered charity no.'), 'SC0')
    letGo()
    await waitFor(() => expect(field('Charity number').value).to.equal('1123456'))
    await page.settles()
    await page.user.keyboard('45{Enter}')
    await page.settles()
    await page.reload()

    await waitFor(() => expect(field('Registered charity no.').value).to.equal('SC045'))
    expect(field('Charity number').value).to.equal('1123456')
  })

  it('are changed where they stand, and given up with Escape', async () => {
    const { page } = await openFacts(['Charity number', 'Website'], {
      charityNumber: '1123456',
      website: 'www.harbour.example',
    })
    await page.user.type(field('Charity number'), '7{Escape}')
    expect([field('Charity number').value, document.activeElement]).to.deep.equal(['1123456', row('Charity number')])
    await page.user.keyboard('e')
    await page.user.keyboard('{End}89{Enter}')
    await page.settles()
    await page.reload()

    await waitFor(() => expect(field('Charity number').value).to.equal('112345689'))
  })

  it('are checked together, with a way back', async () => {
    const known = { charityNumber: '1123456', website: 'www.harbour.example' }
    const { page } = await openFacts(['Charity number', 'Who benefits?', 'Website', 'Telephone'], known)
    await page.user.click(screen.getByRole('button', { name: 'Check 2 facts' }))
    await screen.findByText('2 of 4 checked')
    await page.settles()
    expect(page.calls.count('POST /proposals/*/questions/review')).to.equal(1)
    await page.reload()

    await screen.findByText('2 of 4 checked')
    row('Website').focus()
    await page.user.keyboard('c')
    await page.user.click(await screen.findByRole('button', { name: 'Check 1 fact' }))
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('1 of 4 checked')
    await page.settles()
  })

  it('open as cards with all that a card has, and close again', async () => {
    const { page } = await openFacts(['Website'], { website: 'www.harbour.example' })
    await page.user.click(within(row('Website')).getByRole('button', { name: 'Open Question 1' }))
    const card = within(row('Website'))
    for (const name of ['Chat about Question 1', 'Copy the answer to Question 1', 'History: Answer to Question 1'])
      card.getByRole('button', { name })
    card.getByText('Organisation profile')
    await waitFor(() => expect(document.activeElement).to.equal(row('Website')))

    await page.user.click(card.getByRole('button', { name: 'Show Question 1 as a row' }))
    await waitFor(() => expect(field('Website').value).to.equal('www.harbour.example'))
    await page.settles()
  })
})
