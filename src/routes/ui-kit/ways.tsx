import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { urls } from '#domain/urls.ts';
import { Specimen, Specimens } from './specimen.tsx';

const facts = [
  {
    id: 'websites',
    name: 'Websites',
    count: '214',
    panel: 'Where the face is in use, newest first.',
  },
  {
    id: 'pairings',
    name: 'Pairings',
    count: '31',
    panel: 'The faces it is set beside, most often first.',
  },
  { id: 'licence', name: 'Licence', panel: 'SIL Open Font Licence 1.1: use, change and share.' },
  { id: 'history', name: 'History', disabled: true, panel: 'Versions, from the next release on.' },
];

export function TabsStates() {
  return (
    <Specimens fit="whole">
      <Specimen name="counts, one disabled">
        <Tabs id="tabs-facts" label="About Fraunces" tabs={facts} />
      </Specimen>
    </Specimens>
  );
}

export function PagerStates() {
  const hrefOf = () => `${urls.uiKit()}#pager`;
  return (
    <Specimens fit="whole">
      <Specimen name="first of 3">
        <Pager page={1} pages={3} hrefOf={hrefOf} label="Pagination, first" />
      </Specimen>
      <Specimen name="in the middle">
        <Pager page={20} pages={117} hrefOf={hrefOf} label="Pagination, middle" />
      </Specimen>
      <Specimen name="last">
        <Pager page={117} pages={117} hrefOf={hrefOf} label="Pagination, last" />
      </Specimen>
    </Specimens>
  );
}

export function BreadcrumbStates() {
  const websites = { name: 'Websites', href: urls.websites() };
  return (
    <Specimens fit="whole">
      <Specimen name="two steps">
        <Breadcrumb steps={[websites]} here="Café Cuvée" label="Breadcrumb, short" />
      </Specimen>
      <Specimen name="a long name">
        <Breadcrumb
          label="Breadcrumb, long"
          steps={[websites, { name: 'Popular', href: urls.popular() }]}
          here="The Pudding: visual essays about culture, data and everything that can be counted"
        />
      </Specimen>
    </Specimens>
  );
}
