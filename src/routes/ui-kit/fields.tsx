import { PasswordField } from '#app/ui/password-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const address = 'Website address';

export function TextFieldStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="empty">
        <TextField
          id="field-empty"
          label={address}
          placeholder="https://"
          hint="We read the title and a preview before you sign in."
        />
      </Specimen>
      <Specimen name="hover">
        <TextField id="field-hover" label={address} placeholder="https://" data-look="hover" />
      </Specimen>
      <Specimen name="focus">
        <TextField id="field-focus" label={address} defaultValue="cafecuvee.se" data-look="focus" />
      </Specimen>
      <Specimen name="full">
        <TextField
          id="field-full"
          label={address}
          defaultValue="https://cafecuvee.se/meny/lunch?day=thursday"
        />
      </Specimen>
      <Specimen name="invalid">
        <TextField
          id="field-invalid"
          label={address}
          defaultValue="cafecuvee"
          error="Add the ending, such as .se"
        />
      </Specimen>
      <Specimen name="optional">
        <TextField id="field-optional" label="Job title" optional />
      </Specimen>
      <Specimen name="password">
        <PasswordField id="field-password" name="field-password" isNew error={undefined} />
      </Specimen>
      <Specimen name="read only">
        <TextField id="field-fixed" label="Account" value="ida@cafecuvee.se" readOnly />
      </Specimen>
      <Specimen name="disabled">
        <TextField id="field-disabled" label={address} defaultValue="cafecuvee.se" disabled />
      </Specimen>
      <Specimen name="sm, 28">
        <TextField id="field-sm" label="Search" type="search" size="sm" placeholder="Serif" />
      </Specimen>
      <Specimen name="lg, 44">
        <TextField id="field-lg" label="Email" type="email" size="lg" autoComplete="off" />
      </Specimen>
    </Specimens>
  );
}

const note = 'The red is only on the name.';

export function TextAreaStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="empty">
        <TextArea id="area-empty" label="Note" hint="What you would look at again." limit={500} />
      </Specimen>
      <Specimen name="filled">
        <TextArea id="area-filled" label="Note" defaultValue={note} limit={500} />
      </Specimen>
      <Specimen name="full">
        <TextArea id="area-full" label="Note" defaultValue={note} limit={note.length} />
      </Specimen>
      <Specimen name="over the limit">
        <TextArea id="area-over" label="Note" defaultValue={note} limit={20} />
      </Specimen>
      <Specimen name="disabled">
        <TextArea id="area-disabled" label="Note" defaultValue={note} disabled />
      </Specimen>
    </Specimens>
  );
}

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'popular', label: 'Popular' },
  { value: 'alphabetical', label: 'Alphabetical' },
  { value: 'random', label: 'Random', disabled: true },
];

export function SelectStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="empty">
        <Select id="select-empty" label="Country" choices={countries} placeholder="Choose one" />
      </Specimen>
      <Specimen name="chosen">
        <Select id="select-chosen" label="Sort" choices={sorts} defaultValue="newest" />
      </Specimen>
      <Specimen name="hover">
        <Select id="select-hover" label="Sort" choices={sorts} data-look="hover" />
      </Specimen>
      <Specimen name="focus">
        <Select id="select-focus" label="Sort" choices={sorts} data-look="focus" />
      </Specimen>
      <Specimen name="invalid">
        <Select
          id="select-invalid"
          label="Country"
          choices={countries}
          placeholder="Choose one"
          error="Choose a country"
        />
      </Specimen>
      <Specimen name="disabled">
        <Select id="select-disabled" label="Sort" choices={sorts} disabled />
      </Specimen>
      <Specimen name="sm, 28">
        <Select id="select-sm" label="Sort" choices={sorts} size="sm" />
      </Specimen>
      <Specimen name="lg, 44">
        <Select id="select-lg" label="Sort" choices={sorts} size="lg" />
      </Specimen>
    </Specimens>
  );
}

const countries = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
