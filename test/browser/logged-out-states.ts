import { closeDialog, inOneVisit, looks, pageState, type PageState } from './page-state.ts'

const asNobody = async () => undefined

/** What is seen before anybody logs in. */
export function loggedOutStates(): PageState {
  return inOneVisit([
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
      [
        {
          name: 'terms before log-in',
          open: async (visitor) => {
            await visitor.link('terms').click()
            await visitor.sees(visitor.dialog('Terms'))
          },
        },
        {
          name: 'registration refused',
          open: async (visitor) => {
            visitor.expects(/status of 422 /)
            await closeDialog(visitor)
            await visitor.field('Email').fill('ada@example')
            await visitor.field('Password').fill('short')
            await visitor.field('Confirm password').fill('short')
            await visitor.button('Submit').click()
            await visitor.sees(visitor.alert('Registration error occurred'))
          },
        },
        looks(
          'forgotten password',
          () => '/forgotPassword',
          (visitor) => visitor.heading('Forgot your password?'),
        ),
        looks(
          'new password',
          () => '/resetPassword?token=t&email=ada%40example.org',
          (visitor) => visitor.heading('Choose a new password'),
        ),
        looks(
          'invitation',
          () => '/acceptInvite?token=t&email=ada%40example.org',
          (visitor) => visitor.field('Confirm password'),
        ),
      ],
    ),
  ])
}
