import type { WebsiteCard } from '#domain/website/website.ts';
import { ButtonStates, IconButtonStates, LinkStates } from './actions.tsx';
import {
  CheckboxStates,
  RadioStates,
  SegmentedStates,
  SliderStates,
  SwitchStates,
} from './choices.tsx';
import { ColorTokens } from './colors.tsx';
import { SelectStates, TextAreaStates, TextFieldStates } from './fields.tsx';
import type { Foundations } from './foundations.ts';
import { DataIcons, IconSet } from './icon-set.tsx';
import { AvatarStates, BadgeStates, PillStates } from './labels.tsx';
import { Motion, Shape, Space } from './measures.tsx';
import { Overlays } from './overlays.tsx';
import { Section, type SectionData } from './section.tsx';
import {
  CardStates,
  CopyFieldStates,
  ImageStates,
  StripStates,
  SwatchStates,
} from './subjects.tsx';
import { TypeScale } from './type-scale.tsx';
import styles from './ui-kit.module.css';
import { EmptyStates, ErrorStates, ProgressStates, SkeletonStates } from './waiting.tsx';
import { BreadcrumbStates, PagerStates, TabsStates } from './ways.tsx';

export interface Props {
  foundations: Foundations;
  /** Newest websites with and without a picture, where there are any. */
  pictured: WebsiteCard | null;
  plain: WebsiteCard | null;
}

export function Page(props: Props) {
  const groups = [
    { name: 'Foundations', sections: foundationSections(props) },
    { name: 'Parts', sections: partSections(props) },
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`g12 ${styles.head}`}>
        <h1>
          Parts<span>_ui</span>
        </h1>
        <p>Every part in every state. What is not on this page does not exist.</p>
      </div>
      <div className={`g12 ${styles.body}`}>
        <nav className={styles.nav} aria-label="On this page">
          {groups.map(({ name, sections }) => (
            <div key={name}>
              <p>{name}</p>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p>
            <a href="#overlays">Overlays</a>
          </p>
        </nav>
        <div className={styles.sections}>
          {groups.flatMap(({ sections }) =>
            sections.map((section) => <Section key={section.id} {...section} />),
          )}
          <Overlays />
        </div>
      </div>
    </div>
  );
}

function foundationSections({ foundations }: Props): SectionData[] {
  const { type, space, controls, radii, times, ease, layers } = foundations;
  return [
    {
      id: 'type',
      name: 'Type',
      about: 'Width is the optical size: the larger the text, the narrower the face is set.',
      body: <TypeScale steps={type} />,
    },
    {
      id: 'colour',
      name: 'Colour',
      about:
        'Slate carries the page. Green is the one next action and selection. States speak only of state.',
      body: <ColorTokens foundations={foundations} />,
    },
    {
      id: 'space',
      name: 'Space',
      about: 'A scale of 4 px, rhythm in eights, twelve columns.',
      body: <Space steps={space} controls={controls} />,
    },
    {
      id: 'shape',
      name: 'Shape',
      about: 'Hairlines divide; a shadow is only for what floats.',
      body: <Shape radii={radii} />,
    },
    {
      id: 'motion',
      name: 'Motion and layers',
      about: 'Opacity and transform only. With reduced motion every duration is 0.',
      body: <Motion times={times} ease={ease} layers={layers} />,
    },
    {
      id: 'icons',
      name: 'Icons',
      about: 'Lines of 1.5 px on a grid of 16. Beside a word where there is room for the word.',
      body: <IconSet />,
    },
    {
      id: 'data-icons',
      name: 'Icons named by data',
      about:
        'Asked for by set and name once the page stands. The box keeps its place, drawn or not.',
      body: <DataIcons />,
    },
  ];
}

function partSections(props: Props): SectionData[] {
  return [
    ...actions,
    ...inputs,
    ...ways,
    ...waiting,
    {
      id: 'palette-strip',
      name: 'Palette strip',
      about: 'Width is share of area, at least 14 px, so that each can be pressed.',
      body: <StripStates />,
    },
    {
      id: 'image',
      name: 'Image',
      about: 'On the website’s own main colour while it loads; without one, its poster.',
      body: <ImageStates {...props} />,
    },
    {
      id: 'card',
      name: 'Card',
      about: 'One link over the whole of it. Hover or focus lifts its faces and its colours.',
      body: <CardStates {...props} />,
    },
  ];
}

const actions: SectionData[] = [
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

const inputs: SectionData[] = [
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

const ways: SectionData[] = [
  {
    id: 'tabs',
    name: 'Tabs',
    about: 'One stop of Tab; arrows, Home and End choose. Without script every panel is shown.',
    body: <TabsStates />,
  },
  {
    id: 'pager',
    name: 'Pager',
    about: 'Words and their hit boxes part: the words stand on the margin.',
    body: <PagerStates />,
  },
  {
    id: 'breadcrumb',
    name: 'Breadcrumb',
    about: 'The way down; the last name is this page and is cut first.',
    body: <BreadcrumbStates />,
  },
  {
    id: 'badge',
    name: 'Badge',
    about: 'A word on an object. Only a state has a colour, and never the colour alone.',
    body: <BadgeStates />,
  },
  {
    id: 'avatar',
    name: 'Avatar',
    about: 'A picture, else initials, else a figure.',
    body: <AvatarStates />,
  },
];

const waiting: SectionData[] = [
  {
    id: 'skeleton',
    name: 'Skeleton',
    about: 'The final geometry, still, after 150 ms. What is quick never flashes.',
    body: <SkeletonStates />,
  },
  {
    id: 'progress-line',
    name: 'Progress line',
    about: 'Two pixels. With a length when the end is known.',
    body: <ProgressStates />,
  },
  {
    id: 'empty-state',
    name: 'Empty state',
    about: 'Says why nothing is here, and the one thing that helps.',
    body: <EmptyStates />,
  },
  {
    id: 'error-state',
    name: 'Error state',
    about: 'What failed, what is kept, and a way to try again.',
    body: <ErrorStates />,
  },
  {
    id: 'swatch',
    name: 'Swatch',
    about: 'One colour; a press copies its value and the notification says so.',
    body: <SwatchStates />,
  },
];
