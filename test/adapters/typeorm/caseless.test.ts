import { expect } from 'chai'
import Sqlite from 'better-sqlite3'
import { prepareSqlite } from '../../../adapters/typeorm/data-source.ts'
import { dialectOf } from '../../../adapters/typeorm/dialect.ts'
import { caseless } from '../../../core/shared/caseless.ts'
import { onPostgres } from '../../support/spare-databases.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

const WORDS = [
  'Éclair',
  'E\u0301CLAIR',
  'ISTANBUL',
  'İstanbul',
  'ısparta',
  'STRASSE',
  'Straße',
  'ΟΔΟΣ',
  'Ж',
  '',
  'a_%\\',
]
const TURKISH = 'caseless_tr'

describe('Text in either case', () => {
  it('is alike for people', () => {
    expect(['Éclair', 'E\u0301CLAIR', 'İSTANBUL'].map(caseless)).to.deep.equal(['éclair', 'éclair', 'istanbul'])
  })

  it('is the same on SQLite', () => {
    const database = new Sqlite(':memory:')
    prepareSqlite(database)
    const statement = database.prepare(`SELECT ${dialectOf('sqlite').caseless('?')} AS text`)

    expect(WORDS.map((word) => (statement.get(word) as { text: string }).text)).to.deep.equal(WORDS.map(caseless))
    expect(statement.get(null)).to.deep.equal({ text: null })
    database.close()
  })

  it('is the same on a PostgreSQL database of another language’s rules', async () => {
    const { url } = await sharedPostgres()
    const made = `CREATE DATABASE ${TURKISH} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'`
    await onPostgres(url, (client) => client.query(made))
    const turkish = new URL(url)
    turkish.pathname = TURKISH

    const found = await onPostgres(turkish.href, async (client) => {
      const texts: string[] = []
      for (const word of WORDS) {
        const statement = `SELECT ${dialectOf('postgres').caseless('$1::varchar')} AS text`
        texts.push((await client.query<{ text: string }>(statement, [word])).rows[0]!.text)
      }
      return texts
    })

    await onPostgres(url, (client) => client.query(`DROP DATABASE ${TURKISH}`))
    expect(found).to.deep.equal(WORDS.map(caseless))
  })
})
