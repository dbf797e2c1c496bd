import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { FirstSteps } from '../../../adapters/http-contract/first-steps.ts'
import type { ProfileFact } from '../../../adapters/http-contract/profile.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

describe('the first steps of an account', () => {
  const world = usePageWorld()

  const open = async (person: Person): Promise<ShownPage> => world().open('/newApplication', person)
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Read the form and draft answers' })
  const applicationOf = async ({ actor }: Person, page: ShownPage) => {
    const proposalId = page.address.replace('/proposals/', '') as never
    return world().useCases.viewProposal.execute({ actor, proposalId })
  }

  it('are one page: a form and documents, without a word typed', async () => {
    const person = await world().person()
    const page = await open(person)
    const form = new File(
      ['Harbour Trust: Warm Kitchens Fund, application form\n\n1. What do you do?\n'],
      'hk_form.txt',
    )
    await page.choose(await screen.findByText('Choose documents'), new File(['We cook for neighbours.'], 'us.txt'))
    await screen.findByText('1 document is in your library.')
    expect(start().disabled).to.equal(true)
    await page.choose(screen.getByText('Choose the form'), form)
    await page.user.click(start())
    await page.arrivesAt(/^\/proposals\//)
    await world().workOff()

    const { proposal, questions } = await applicationOf(person, page)
    expect(proposal.name).to.equal('Harbour Trust: Warm Kitchens Fund')
    expect(questions).to.have.length(1)
    const [project] = await world().useCases.listProjects.execute({ actor: person.actor })
    expect([project?.id, project?.name]).to.deep.equal([proposal.projectId, proposal.name])
  })

  it('keep what was chosen where the server refuses it, and make no project', async () => {
    const person = await world().person()
    const page = await open(person)
    await page.choose(await screen.findByText('Choose the form'), new File(['\x89PNG\r\n\x1a\n\0'], 'picture.txt'))
    await page.user.click(start())
    await screen.findByText('The application was not created. What you chose is still here.')

    screen.getByText('picture.txt')
    expect(await world().useCases.listProjects.execute({ actor: person.actor })).to.deep.equal([])
  })

  it('ask whether the facts that documents propose are right, until they are confirmed', async () => {
    const person = await world().person()
    const keys = ['legalName', 'charityNumber']
    const found = { legalName: 'Harbour Kitchen', charityNumber: '1112223' }
    const page = await world().open('/documentLibrary', person, ({ calls }) => {
      calls.change<{ facts: ProfileFact[] }>('GET /account/profile', (body) => ({
        ...body,
        facts: body.facts.map((fact) =>
          fact.state === 'missing' && fact.key in found
            ? { ...fact, state: 'proposed', value: found[fact.key as keyof typeof found] }
            : fact,
        ),
      }))
      calls.change<{ firstSteps: FirstSteps }>('GET /account/firstSteps', ({ firstSteps, ...body }) => {
        const { confirmed } = firstSteps.profile
        return {
          ...body,
          firstSteps: { ...firstSteps, profile: { confirmed, toSettle: keys.slice(confirmed), unread: 0 } },
        }
      })
    })
    const panel = within((await screen.findByText('We think this is you')).closest('section')!)
    await panel.findByText('Harbour Kitchen')
    await page.user.click(panel.getByText('Confirm all 2'))
    await panel.findByText('Done: forms are now filled from these facts.')
    expect(panel.getAllByText(/^Confirmed by Ada Brook on /)).to.have.length(2)
    await page.user.click(panel.getByText('Close'))

    await waitFor(() => expect(screen.queryByText('We think this is you')).to.equal(null))
  })

  it('offer a sample form, whose questions are found as those of any other', async () => {
    const person = await world().person()
    const page = await open(person)
    await page.user.click(await screen.findByText('Try a sample form'))
    await page.user.click(start())
    await page.arrivesAt(/^\/proposals\//)
    await world().workOff()

    const { proposal, questions } = await applicationOf(person, page)
    expect(proposal.name).to.equal('Larkrise Community Fund')
    expect(questions.map(({ number }) => number)).to.deep.equal([
      ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B1', 'B2', 'B3', 'B4', 'B5'],
    ])
  })
})
