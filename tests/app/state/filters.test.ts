import { describe, expect, it } from 'vitest';
import {
  filtersOfView,
  readFilters,
  removeFilter,
  setFilter,
  withFilters,
} from '#app/state/filters.ts';
import type { View } from '#app/view.ts';

function viewOf(route: string, canonical?: string): View {
  return {
    status: 200,
    build: 'b',
    route,
    layout: 'default',
    data: {},
    meta: { title: 't', ...(canonical ? { canonical } : {}) },
    path: '/',
    Page: () => null,
  };
}

describe('setting filters', () => {
  it('keeps lists and flags by type', () => {
    const filters = setFilter(setFilter({}, 'categories', ['blog']), 'fast', true);
    expect(filters).toEqual({ categories: ['blog'], fast: true });
  });

  it('deletes a type whose list is empty or whose flag is off', () => {
    const filters = { categories: ['blog'], fast: true };
    expect(setFilter(filters, 'categories', [])).toEqual({ fast: true });
    expect(setFilter(filters, 'fast', false)).toEqual({ categories: ['blog'] });
  });

  it('deletes a type when its last item is removed, and only then', () => {
    const filters = { categories: ['blog', 'shop'] };
    const one = removeFilter(filters, 'categories', 'blog');
    expect(one).toEqual({ categories: ['shop'] });
    expect(removeFilter(one, 'categories', 'shop')).toEqual({});
  });

  it('leaves what it was given as it was', () => {
    const filters = { categories: ['blog'] };
    setFilter(filters, 'categories', ['shop']);
    removeFilter(filters, 'categories', 'blog');
    expect(filters).toEqual({ categories: ['blog'] });
  });
});

describe('the query after filters were set', () => {
  const at = (query: string) => new URLSearchParams(query);

  it('is page 1 when the rest of the query differs', () => {
    expect(withFilters(at('categories=blog&page=3'), { categories: ['shop'] })).toBe(
      '?categories=shop',
    );
  });

  it('keeps the page when the rest of the query is the same', () => {
    expect(withFilters(at('categories=blog&page=3'), { categories: ['blog'] })).toBe(
      '?categories=blog&page=3',
    );
  });

  it('is page 1 without filters after a reset, the order kept', () => {
    expect(withFilters(at('categories=blog&sort=popular&page=3'), {})).toBe('?sort=popular');
  });

  it('writes what is left out with a dash', () => {
    expect(withFilters(at(''), { categories: ['-shop', 'blog'] })).toBe('?categories=blog,-shop');
  });
});

describe('reading filters from the query', () => {
  it('takes comma lists and repeated parameters of known types', () => {
    const search = new URLSearchParams('categories=blog,shop&categories=-art&utm=x&page=2');
    expect(readFilters(search)).toEqual({ categories: ['blog', 'shop', '-art'] });
  });

  it('starts empty on another route and follows the canonical query of the same one', () => {
    const list = viewOf('websites/list', '/websites?categories=blog');
    const next = viewOf('websites/list', '/websites?categories=blog&colors=red');
    expect(filtersOfView(next, list)).toEqual({ categories: ['blog'], colors: ['red'] });
    expect(filtersOfView(viewOf('websites/show', '/websites/1-a'), list)).toEqual({});
    expect(filtersOfView(viewOf('error'), list)).toEqual({});
  });
});
