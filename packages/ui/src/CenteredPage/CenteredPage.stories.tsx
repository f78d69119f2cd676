import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import { FormStack } from '../FormStack/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { TextField } from '../TextField/index.js';
import { CenteredPage } from './CenteredPage.js';

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
<CenteredPage productName="Tavoite" title="Login" lead="Type in your email and password to login.">
  <FormStack
    onSubmit={signIn}
    actions={<Button variant="primary" type="submit">Login</Button>}
  >
    <TextField label="Email" type="email" autoComplete="username" />
    <PasswordField label="Password" revealLabel="Show password" concealLabel="Hide password" />
  </FormStack>
</CenteredPage>
`;

const meta = {
  title: 'Shell/CenteredPage',
  component: CenteredPage,
  args: {
    productName: 'Tavoite',
    title: 'Login',
    lead: 'Type in your email and password to login.',
    children: (
      <FormStack
        actions={
          <Button variant="primary" type="submit">
            Login
          </Button>
        }
      >
        <TextField label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" revealLabel="Show password" concealLabel="Hide password" />
      </FormStack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof CenteredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('main')).toContainElement(canvas.getByLabelText('Email')),
    );
  },
};

export const RefusedInFinnish: Story = {
  args: {
    title: 'Kirjaudu sisään',
    lead: 'Anna sähköpostiosoitteesi ja salasanasi.',
    notice: (
      <Banner tone="danger">Microsoft-tiliä ei ole liitetty mihinkään käyttäjätiliin.</Banner>
    ),
    children: (
      <FormStack
        actions={
          <Button variant="primary" type="submit">
            Kirjaudu sisään
          </Button>
        }
      >
        <TextField label="Sähköpostiosoite" type="email" autoComplete="username" />
      </FormStack>
    ),
  },
};

/** As much above the logo as below the sheet, whether something is said or not. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { notice: null },
};
