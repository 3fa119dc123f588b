import { apiLanguage, type Language, parseLocale } from '@onair/core/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AddressFields } from './address-fields.tsx'
import { emptyAddress } from './address-values.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { Checkbox } from './checkbox.tsx'
import { Choice } from './choice.tsx'
import { Dialog } from './dialog.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Field } from './field.tsx'
import * as icons from './icons.ts'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Select } from './select.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stars } from './stars.tsx'

const meta: Meta = {
  title: 'Parts',
  decorators: [
    (Story) => (
      <div className="onair">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj

const languageOf = (globals: Record<string, unknown>) => apiLanguage(parseLocale(String(globals.language)))

export const Buttons: Story = {
  render: () => (
    <div className="stack">
      <Button look="primary">Add to bag</Button>
      <Button look="live">Watch live</Button>
      <Button>Continue shopping</Button>
      <Button look="quiet" icon={icons.trash}>
        Remove
      </Button>
      <Button icon={icons.close} iconOnly>
        Close
      </Button>
      <Button look="primary" busy>
        Adding…
      </Button>
      <Button disabled>Sold out</Button>
      <ButtonLink look="primary" size="l" icon={icons.bag} href="#bag">
        Go to the bag
      </ButtonLink>
    </div>
  ),
}

export const Prices: Story = {
  render: (_, { globals }) => {
    const language = languageOf(globals)
    return (
      <div className="stack">
        <Price language={language} price={5999} />
        <Price language={language} price={5999} was={8999} easyPayment={{ count: 3, first: 2001, each: 1999 }} />
        <Price language={language} price={null} range={{ min: 123456, max: 210000 }} />
        <Price
          language={language}
          price={32900}
          was={42900}
          easyPayment={{ count: 5, first: 6580, each: 6580 }}
          size="l"
        />
        <Stars language={language} rating={4.4} count={128} />
        <Stars language={language} rating={2.6} count={1} />
      </div>
    )
  },
}

function Favourite({ language, initial }: { language: Language; initial: boolean }) {
  const [active, setActive] = useState(initial)
  return (
    <FavouriteButton
      language={language}
      name={language === 'fr' ? 'la bouilloire' : 'the kettle'}
      active={active}
      onToggle={() => setActive(!active)}
    />
  )
}
export const Favourites: Story = {
  render: (_, { globals }) => (
    <div className="stack">
      <Favourite language={languageOf(globals)} initial={false} />
      <Favourite language={languageOf(globals)} initial />
    </div>
  ),
}

export const Badges: Story = {
  render: () => (
    <div className="stack">
      <Badge kind="live">On air now</Badge>
      <Badge kind="showstopper">Today’s showstopper</Badge>
      <Badge>Marketplace seller</Badge>
      <Badge kind="good">In stock</Badge>
      <Badge kind="warn">Almost gone</Badge>
    </div>
  ),
}

export const Fields: Story = {
  render: () => (
    <form className="column">
      <Field id="first" label="First name" name="firstName" autoComplete="given-name" required />
      <Field id="email" label="E-mail" type="email" hint="We send the receipt here." required />
      <Field id="code" label="Postal code" defaultValue="H2X 1" error="A postal code looks like A1A 1A1." required />
      <Field id="line2" label="Address line 2" optionalText="optional" />
      <Select
        id="province"
        label="Province"
        defaultValue="QC"
        options={[
          { value: 'ON', label: 'Ontario' },
          { value: 'QC', label: 'Quebec' },
        ]}
      />
      <Choice
        id="method"
        legend="Shipping"
        name="method"
        defaultValue="standard"
        options={[
          { value: 'standard', label: 'Standard', note: '$9.95' },
          { value: 'express', label: 'Express', note: '$19.95' },
          { value: 'night', label: 'Overnight', note: 'not to your address', disabled: true },
        ]}
      />
      <Checkbox id="remember" label="Keep me signed in" />
    </form>
  ),
}

function Stepper() {
  const [quantity, setQuantity] = useState(2)
  return (
    <QuantityStepper language="en" label="Quantity of the kettle" value={quantity} max={9} onChange={setQuantity} />
  )
}
export const Addresses: Story = {
  render: (_, { globals }) => (
    <AddressFields
      id="address"
      language={languageOf(globals)}
      defaults={{ ...emptyAddress('QC'), firstName: 'Camille', zipCode: 'G1R' }}
      errors={{ city: 'required', zipCode: 'postalCodeFormat' }}
    />
  ),
}
export const AddressesInFrench: Story = { ...Addresses, globals: { language: 'fr' } }

export const Quantity: Story = { render: () => <Stepper /> }

export const Notices: Story = {
  render: () => (
    <div className="column">
      <Notice>Orders can be changed for 60 minutes.</Notice>
      <Notice kind="good">The kettle is in your bag.</Notice>
      <Notice kind="warn" action={<Button look="quiet">Try again</Button>}>
        The shop cannot be reached right now.
      </Notice>
      <Notice kind="bad">The card was declined. Nothing was charged.</Notice>
    </div>
  ),
}

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clear favourites</Button>
      <Dialog
        id="clear"
        open={open}
        title="Clear all favourites?"
        closeText="Close"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              Clear all
            </Button>
          </>
        }
      >
        <p>They cannot be brought back.</p>
      </Dialog>
    </>
  )
}
export const Dialogs: Story = { render: () => <Asking /> }

function Pages() {
  const [page, setPage] = useState(7)
  return <Pager language="en" page={page} totalPages={24} href={(to) => `#page-${to}`} onPage={setPage} />
}
export const Pagers: Story = { render: () => <Pages /> }

export const Pictures: Story = {
  render: () => (
    <div className="column">
      <Picture base="/images/" name="s/kitchen-0" alt="A kitchen" shape="wide" sizes="card" />
      <Picture base="/images/" name="p/kettle-red-1" alt="A red kettle" />
      <Skeleton lines={3} />
    </div>
  ),
}
