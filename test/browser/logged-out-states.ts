import { pageState, type PageState } from './page-state.ts'

const asNobody = async () => undefined

/** What is seen before anybody logs in. */
export function loggedOutStates(): readonly PageState[] {
  return [
    pageState(
      'log-in',
      asNobody,
      () => '/login',
      (visitor) => visitor.heading('Log in'),
    ),
    pageState(
      'registration',
      asNobody,
      () => '/register',
      (visitor) => visitor.heading('Create your account'),
    ),
    {
      name: 'registration refused',
      logIn: asNobody,
      open: async (visitor) => {
        visitor.expects(/status of 422 /)
        await visitor.open('/register')
        await visitor.field('Email').fill('ada@example')
        await visitor.field('Password').fill('short')
        await visitor.field('Confirm password').fill('short')
        await visitor.button('Submit').click()
        await visitor.sees(visitor.alert('Registration error occurred'))
      },
    },
    {
      name: 'terms before log-in',
      logIn: asNobody,
      open: async (visitor) => {
        await visitor.open('/register')
        await visitor.link('terms').click()
        await visitor.sees(visitor.dialog('Terms'))
      },
    },
    pageState(
      'forgotten password',
      asNobody,
      () => '/forgotPassword',
      (visitor) => visitor.heading('Forgot your password?'),
    ),
    pageState(
      'new password',
      asNobody,
      () => '/resetPassword?token=t&email=ada%40example.org',
      (visitor) => visitor.heading('Choose a new password'),
    ),
    pageState(
      'invitation',
      asNobody,
      () => '/acceptInvite?token=t&email=ada%40example.org',
      (visitor) => visitor.field('Confirm password'),
    ),
  ]
}
