import Koa from 'koa'
import pg from 'pg'

// A list by hand: a bare server and one statement, on the product's own database.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const LIST =
  'SELECT id, name, status, created_at FROM projects WHERE account_id = $1 ORDER BY created_at DESC LIMIT 100'
const app = new Koa()
app.use(async (ctx) => {
  const { rows } = await pool.query(LIST, [ctx.path.slice(1)])
  ctx.body = { projects: rows }
})
app.listen(Number(process.env.PORT), '127.0.0.1')
