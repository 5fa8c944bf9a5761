import React, { useState } from 'react';
import { Button } from './button.jsx';
import * as Layout from './layout.jsx';

export default function App({ items }) {
  const [open, setOpen] = useState(false);
  return (
    <Layout.Page title="x">
      <Button onClick={() => setOpen(!open)} label={title(items)} />
      {items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
      <div className="plain">
        <></>
        <React.Fragment />
      </div>
    </Layout.Page>
  );
}

const Item = ({ name }) => <li>{name}</li>;

function title(items) {
  return items.length;
}
