import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { removedAccountResponse } from '../../../adapters/http-contract/accounts.ts'
import { waitingResponse } from '../../../adapters/http-contract/comments.ts'
import { PASSWORD } from '../../support/world.ts'
import { addApplicationWithQuestion } from './applications.ts'
import { colleagueOf } from './colleague-of.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

const QUESTION = 'Who benefits?'

describe('colleagues on an application', () => {
  const world = usePageWorld()

  const card = () => screen.getByRole('article', { name: QUESTION })

  async function openComments(page: ShownPage) {
    await page.user.click(await screen.findByRole('button', { name: 'Comments on Question 1' }))
    return within(await screen.findByRole('region', { name: 'Comments on Question 1' }))
  }

  async function openApplication(): Promise<{ page: ShownPage; path: string; person: Person }> {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    await screen.findByRole('article')
    return { page, path, person }
  }

  it('are given a question, which then waits for them', async () => {
    const { page, path, person } = await openApplication()
    const region = await openComments(page)
    const field = await region.findByRole('combobox', { name: 'Question 1 is assigned to' })
    expect(field.getAttribute('autocomplete'), 'no password').to.equal('off')
    await page.user.click(field)
    const name = `${person.user.firstName} ${person.user.lastName}`.trim() || person.email
    const options = await screen.findAllByText(name, { selector: '.ant-select-item *' })
    await page.user.click(options[0]!)
    await within(card()).findByText(new RegExp(`With ${name}$`))
    await page.settles()

    await page.user.click(screen.getByText('Account'))
    await page.user.click(screen.getByRole('menuitem', { name: 'Waiting for you' }))
    await page.arrivesAt('/waiting')
    const link = await screen.findByRole('link', { name: QUESTION })
    expect(link.getAttribute('href')).to.match(new RegExp(`^${path}#q-[0-9a-f]{24}$`))
    await page.user.click(link)
    await waitFor(() => expect(document.activeElement).to.equal(card()))
  })

  it('comment on an answer, and resolve what needs nothing more', async () => {
    const { page } = await openApplication()
    const region = await openComments(page)
    const field = await region.findByLabelText('New comment on Question 1')
    await page.fill(field, 'Is this the figure of last year?')
    await page.user.click(region.getByText('Comment'))
    const comments = within(await region.findByRole('list'))
    comments.getByText('Is this the figure of last year?')
    await page.user.click(comments.getByText('Resolve'))
    await comments.findByText(/^Resolved by /)
    await page.user.click(comments.getByText('Reopen'))

    await comments.findByText('Resolve')
    expect(comments.queryByText(/^Resolved by /)).to.equal(null)
  })

  it('edit and delete a comment of their own, whose links are links', async () => {
    const { page } = await openApplication()
    const region = await openComments(page)
    await page.fill(await region.findByLabelText('New comment on Question 1'), 'See https://example.org/a?b=1.')
    await page.user.click(region.getByText('Comment'))
    const comments = within(await region.findByRole('list'))
    const link = comments.getByRole('link', { name: 'https://example.org/a?b=1' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).to.deep.equal([
      'https://example.org/a?b=1',
      'noopener noreferrer nofollow',
    ])
    await page.user.click(comments.getByText('Edit'))
    await page.fill(comments.getByLabelText('Text of the comment'), 'See our report.')
    await page.user.click(comments.getByText('Save'))
    await comments.findByText('(edited)')
    comments.getByText('See our report.')
    await page.user.click(comments.getByText('Delete'))

    await waitFor(() => expect(region.queryByText('See our report.')).to.equal(null))
    await page.passes(400)
    await screen.findByText('The comment is deleted.', { selector: '[role=status]' })
  })

  it('of one name are told apart, and who will be told is said before it is sent', async () => {
    const owner = await world().confirmed()
    const [first, second] = [await colleagueOf(world(), owner), await colleagueOf(world(), owner)]
    const path = await addApplicationWithQuestion(world(), owner)
    await world().workOff()
    const page = await world().open(path, owner)
    await screen.findByRole('article')
    const region = await openComments(page)
    const field = await region.findByLabelText('New comment on Question 1')

    await page.fill(field, 'Is this right, @bea moor?')
    await region.findByText('Several colleagues are called bea moor. Choose one from the list to tell them.')
    await page.user.clear(field)
    await page.user.type(field, 'Is this right, @be')
    const named = ({ email }: Person) => `Bea Moor (${email})`
    await screen.findByText(named(first))
    await page.user.click(await screen.findByText(named(second)))
    await region.findByText(`${named(second)} will be told.`)
    await page.user.click(region.getByText('Comment'))

    await region.findByText(`Mentions ${named(second)}`)
    const { waiting } = await second.client.get('/account/waiting', waitingResponse)
    expect(waiting.filter(({ kind }) => kind === 'mention')).to.have.length(1)
  })

  it('who were removed meanwhile are not told, which is said, and what was typed stays', async () => {
    const owner = await world().confirmed()
    const colleague = await colleagueOf(world(), owner)
    const path = await addApplicationWithQuestion(world(), owner)
    await world().workOff()
    const page = await world().open(path, owner)
    await screen.findByRole('article')
    const region = await openComments(page)
    const field = await region.findByLabelText<HTMLTextAreaElement>('New comment on Question 1')
    await page.user.type(field, 'Is this right, @be')
    await page.user.click(await screen.findByText('Bea Moor', { selector: '.ant-mentions-dropdown *' }))
    await region.findByText(`Bea Moor (${colleague.email}) will be told.`)

    await colleague.client.post('/account/remove', { password: PASSWORD }, removedAccountResponse)
    await page.user.click(region.getByText('Comment'))

    await region.findByText(/^Somebody whom you mention was removed from this account/)
    await region.findByText('Bea Moor was removed from this account, and won’t be told.')
    expect(field.value).to.contain('Is this right, @Bea Moor')
    await page.user.click(region.getByText('Comment'))
    await region.findByRole('list')
    expect(region.queryByText(/^Mentions/)).to.equal(null)
  })

  it('find nothing where nothing waits', async () => {
    await world().open('/waiting', await world().person())
    await screen.findByText('Nothing waits for you.')
  })
})
