import { createHash } from 'node:crypto'
import BetterSqlite3 from 'better-sqlite3'
import Koa from 'koa'

// The application page by hand: session, application, questions, each one statement, on the product's own database.
const database = new BetterSqlite3(process.env.DATABASE_FILE, { readonly: true })
const session = database.prepare('SELECT user_id FROM sessions WHERE token_hash = ?')
const application = database.prepare('SELECT * FROM proposals WHERE id = ?')
const questions = database.prepare(
  'SELECT id, text, guidance, section, number, status, error, words_limit, characters_limit, answer, chat FROM questions WHERE proposal_id = ? ORDER BY position',
)
const app = new Koa()
app.use((ctx) => {
  const token = ctx.cookies.get('grantwright_session') ?? ''
  const found = session.get(createHash('sha256').update(token).digest('hex'))
  const proposal = application.get(process.env.PROPOSAL_ID)
  const list = questions.all(process.env.PROPOSAL_ID).map((row) => ({
    ...row,
    answer: JSON.parse(row.answer),
    chat: JSON.parse(row.chat),
  }))
  ctx.body = { success: found !== undefined, proposal: { ...proposal, questions: list } }
})
app.listen(Number(process.env.PORT), '127.0.0.1')
