import { AvatarStates, BadgeStates } from './labels.tsx';
import type { SectionData } from './section.tsx';
import { CardStates, ImageStates, StripStates, SwatchStates, type Websites } from './subjects.tsx';
import { EmptyStates, ErrorStates, ProgressStates, SkeletonStates } from './waiting.tsx';
import { BreadcrumbStates, PagerStates, TabsStates } from './ways.tsx';

export const ways: SectionData[] = [
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
    about:
      'A picture, else initials, else a figure. Profiles have a square, else a tile drawn from their slug.',
    body: <AvatarStates />,
  },
];

export const waiting: SectionData[] = [
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

export function subjectSections(websites: Websites): SectionData[] {
  return [
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
      body: <ImageStates {...websites} />,
    },
    {
      id: 'card',
      name: 'Card',
      about: 'One link over the whole of it. Hover or focus lifts its faces and its colours.',
      body: <CardStates {...websites} />,
    },
  ];
}
