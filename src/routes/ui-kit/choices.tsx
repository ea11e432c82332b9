import { useState } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Specimen, Specimens } from './specimen.tsx';

export function CheckboxStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="rest, hinted, counted">
        <Checkbox label="Editorial" count="214" />
        <Checkbox label="Portfolio" hint="By one person or a studio" count="31" />
        <Checkbox label="Museum" defaultChecked count="8" />
      </Specimen>
      <Specimen name="focus">
        <Checkbox label="Editorial" data-look="focus" />
        <Checkbox label="Portfolio" defaultChecked data-look="focus" />
      </Specimen>
      <Specimen name="mixed">
        <MixedChoice />
      </Specimen>
      <Specimen name="invalid">
        <Checkbox label="I made this website" invalid />
      </Specimen>
      <Specimen name="disabled">
        <Checkbox label="Editorial" disabled />
        <Checkbox label="Portfolio" disabled defaultChecked />
        <Checkbox label="Museum" disabled mixed />
      </Specimen>
    </Specimens>
  );
}

const faces = ['Fraunces', 'Newsreader', 'Syne'];

function MixedChoice() {
  const [chosen, setChosen] = useState(['Fraunces']);
  const all = chosen.length === faces.length;
  return (
    <>
      <Checkbox
        label="All typefaces"
        checked={all}
        mixed={!all && chosen.length > 0}
        onChange={() => setChosen(all ? [] : faces)}
      />
      {faces.map((face) => (
        <Checkbox
          key={face}
          label={face}
          checked={chosen.includes(face)}
          onChange={(event) =>
            setChosen(
              event.currentTarget.checked
                ? [...chosen, face]
                : chosen.filter((other) => other !== face),
            )
          }
        />
      ))}
    </>
  );
}

const visibility = [
  { value: 'public', label: 'Public', hint: 'Anyone can find it' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Anyone with the address' },
  { value: 'private', label: 'Private', hint: 'Only you' },
];

export function RadioStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="chosen">
        <RadioGroup
          legend="Visibility"
          name="radio-chosen"
          choices={visibility}
          defaultValue="public"
        />
      </Specimen>
      <Specimen name="empty">
        <RadioGroup legend="Format" name="radio-empty" choices={formats} hint="One per export" />
      </Specimen>
      <Specimen name="invalid">
        <RadioGroup
          legend="Format"
          name="radio-invalid"
          choices={formats}
          error="Choose a format"
        />
      </Specimen>
      <Specimen name="disabled">
        <RadioGroup
          legend="Format"
          name="radio-disabled"
          choices={formats}
          defaultValue="css"
          disabled
        />
      </Specimen>
    </Specimens>
  );
}

const formats = [
  { value: 'css', label: 'CSS' },
  { value: 'json', label: 'JSON' },
  { value: 'ase', label: 'ASE', disabled: true },
];

export function SwitchStates() {
  return (
    <Specimens fit="wide">
      <Specimen name="off, on">
        <Switch label="Show counts" />
        <Switch label="Newsletter" hint="On Thursdays" defaultChecked />
      </Specimen>
      <Specimen name="focus">
        <Switch label="Show counts" data-look="focus" />
        <Switch label="Newsletter" defaultChecked data-look="focus" />
      </Specimen>
      <Specimen name="disabled">
        <Switch label="Show counts" disabled />
        <Switch label="Newsletter" defaultChecked disabled />
      </Specimen>
    </Specimens>
  );
}

export function SliderStates() {
  const weight = { label: 'Weight', min: 100, max: 900, defaultValue: 560 };
  return (
    <Specimens fit="wide">
      <Specimen name="rest">
        <Slider {...weight} id="slider-rest" />
      </Specimen>
      <Specimen name="with a unit">
        <Slider id="slider-unit" label="Size" min={12} max={192} defaultValue={64} unit=" px" />
      </Specimen>
      <Specimen name="hover">
        <Slider {...weight} id="slider-hover" data-look="hover" />
      </Specimen>
      <Specimen name="active">
        <Slider {...weight} id="slider-active" data-look="active" />
      </Specimen>
      <Specimen name="focus">
        <Slider {...weight} id="slider-focus" data-look="focus" />
      </Specimen>
      <Specimen name="least, most">
        <Slider {...weight} id="slider-least" defaultValue={100} />
        <Slider {...weight} id="slider-most" defaultValue={900} />
      </Specimen>
      <Specimen name="disabled">
        <Slider {...weight} id="slider-disabled" disabled />
      </Specimen>
    </Specimens>
  );
}

export function SegmentedStates() {
  const views = [
    { value: 'rows', label: 'Rows' },
    { value: 'grid', label: 'Grid' },
  ];
  return (
    <Specimens fit="wide">
      <Specimen name="words">
        <Segmented legend="View" name="seg-words" segments={views} defaultValue="rows" />
      </Specimen>
      <Specimen name="icons">
        <Segmented
          legend="Density"
          name="seg-icons"
          defaultValue="comfortable"
          segments={[
            {
              value: 'comfortable',
              label: 'Comfortable',
              icon: <Icon name="comfortable" />,
            },
            { value: 'compact', label: 'Compact', icon: <Icon name="compact" /> },
          ]}
        />
      </Specimen>
      <Specimen name="three, one disabled">
        <Segmented
          legend="Colour space"
          name="seg-three"
          defaultValue="hex"
          segments={[
            { value: 'hex', label: 'Hex' },
            { value: 'oklch', label: 'OKLCH' },
            { value: 'p3', label: 'P3', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="disabled">
        <Segmented
          legend="View"
          name="seg-disabled"
          segments={views}
          defaultValue="grid"
          disabled
        />
      </Specimen>
    </Specimens>
  );
}
