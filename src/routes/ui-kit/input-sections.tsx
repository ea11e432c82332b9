import { ButtonStates, IconButtonStates, LinkStates } from './actions.tsx';
import {
  CheckboxStates,
  RadioStates,
  SegmentedStates,
  SliderStates,
  SwitchStates,
} from './choices.tsx';
import { SelectStates, TextAreaStates, TextFieldStates } from './fields.tsx';
import { PillStates } from './labels.tsx';
import type { SectionData } from './section.tsx';
import { CopyFieldStates } from './subjects.tsx';

export const actions: SectionData[] = [
  {
    id: 'button',
    name: 'Button',
    about: 'One primary in a view. Progress shows in place; the width does not change.',
    body: <ButtonStates />,
  },
  {
    id: 'icon-button',
    name: 'Icon button',
    about: 'Where there is no room for the word. Its name is always there for who cannot see it.',
    body: <IconButtonStates />,
  },
  {
    id: 'link',
    name: 'Link',
    about: 'Blue and underlined in prose; in lists and beside headings ink is enough.',
    body: <LinkStates />,
  },
];

export const inputs: SectionData[] = [
  {
    id: 'field',
    name: 'Field',
    about: 'Label above, hint or error below. What was typed is kept.',
    body: <TextFieldStates />,
  },
  {
    id: 'text-area',
    name: 'Text area',
    about: 'Grows with its text. The counter speaks up only near the limit.',
    body: <TextAreaStates />,
  },
  {
    id: 'select',
    name: 'Select',
    about: 'The native list, opened as each device does it.',
    body: <SelectStates />,
  },
  {
    id: 'checkbox',
    name: 'Checkbox',
    about: 'The whole line can be pressed. Mixed when some of what it stands for is chosen.',
    body: <CheckboxStates />,
  },
  {
    id: 'radio-group',
    name: 'Radio group',
    about: 'One of a few that need their words. Arrows move and choose.',
    body: <RadioStates />,
  },
  {
    id: 'switch',
    name: 'Switch',
    about: 'For what takes effect at once.',
    body: <SwitchStates />,
  },
  {
    id: 'slider',
    name: 'Slider',
    about: 'Arrows step, Page Up and Page Down leap, Home and End go to the ends.',
    body: <SliderStates />,
  },
  {
    id: 'segmented-control',
    name: 'Segmented control',
    about: 'One of two to four views of the same thing.',
    body: <SegmentedStates />,
  },
  {
    id: 'pill',
    name: 'Pill',
    about: 'A chosen value. A press, Delete or Backspace lets it go; a value left out is struck.',
    body: <PillStates />,
  },
  {
    id: 'copy-field',
    name: 'Copy field',
    about: 'Copies and says so. Where copying is refused it selects the text and names the key.',
    body: <CopyFieldStates />,
  },
];
