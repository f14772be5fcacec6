import { If } from './template';

/** One element of each kind in a body, so that the critical CSS includes its styles. The server leaves it out. */
export function SampleBody() {
  return (
    <If of="false">
      <p>
        <a href="/">-</a>
        <code>-</code>
      </p>
      <h2>-</h2>
      <h3>-</h3>
      <h4>-</h4>
      <ul>
        <li>-</li>
      </ul>
      <ol>
        <li>-</li>
      </ol>
      <blockquote>
        <p>-</p>
      </blockquote>
      <figure>
        <img src="data:," alt="" />
        <figcaption>-</figcaption>
      </figure>
      <pre>-</pre>
      <hr />
      <table>
        <tbody>
          <tr>
            <th>-</th>
            <td>-</td>
          </tr>
        </tbody>
      </table>
    </If>
  );
}
