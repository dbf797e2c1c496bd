import { expect } from 'chai'
import type { AccountUser } from '../../adapters/http-contract/accounts.ts'
import { colleaguesIn, toldBy, type Chosen } from '../../apps/web/src/features/proposals/colleagues.ts'

const user = (id: string, firstName: string, lastName: string) =>
  ({ id, firstName, lastName, email: `${id}@example.org`, lastLoginAt: '2026-03-01T09:00:00.000Z' }) as AccountUser

const users = [
  user('ann', 'Ann', 'Lee'),
  user('marie', 'Ann Marie', 'Lee'),
  user('robin1', 'Robin', 'Marsh'),
  user('robin2', 'Robin', 'Marsh'),
  user('zoe', 'Zoë', ''),
]
const colleagues = colleaguesIn(users)
const gone: Chosen = { id: 'gone', name: 'Bo Ek', mention: 'Bo Ek' }

function told(text: string, chosen: readonly Chosen[] = []) {
  const { told, gone, unclear } = toldBy(text, colleagues, chosen)
  return { told: told.map(({ id }) => id), gone: gone.map(({ name }) => name), unclear }
}

describe('colleagues whom a comment tells', () => {
  it('have their address beside a name that somebody else has as well', () => {
    expect(colleagues.map(({ name, mention }) => [name, mention])).to.deep.equal([
      ['Ann Lee', 'Ann Lee'],
      ['Ann Marie Lee', 'Ann Marie Lee'],
      ['Robin Marsh (robin1@example.org)', 'robin1@example.org'],
      ['Robin Marsh (robin2@example.org)', 'robin2@example.org'],
      ['Zoë', 'Zoë'],
    ])
  })

  it('are those whom the text names, the longest name first', () => {
    expect(told('@Ann Marie and @ann lee, @zoë: look @robin2@example.org').told).to.deep.equal([
      'marie',
      'ann',
      'zoe',
      'robin2',
    ])
    expect(told('@Annika, write to me@ann lee or x@zoë, @')).to.deep.equal({ told: [], gone: [], unclear: [] })
  })

  it('are not guessed where several have the name, unless one was chosen', () => {
    expect(told('@Robin Marsh, look')).to.deep.include({ told: [], unclear: ['Robin Marsh'] })
    const chosen = [{ id: 'robin2', name: 'Robin Marsh', mention: 'Robin Marsh' }]
    expect(told('@Robin Marsh, look', chosen)).to.deep.include({ told: ['robin2'], unclear: [] })
  })

  it('are told of as removed where they were chosen and have left, for as long as the text names them', () => {
    expect(told('@Bo Ek, look', [gone])).to.deep.include({ told: [], gone: ['Bo Ek'] })
    expect(told('@Ann Lee, look', [gone])).to.deep.include({ told: ['ann'], gone: [] })
  })
})
